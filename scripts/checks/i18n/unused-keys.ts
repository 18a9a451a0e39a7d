/** Finds unread dictionary keys by TypeScript's declarations. A value that leaves its type (JSON,
 * computed key) counts as read. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { DEFAULT_LOCALE } from '../../../i18n/locales.ts';

/** TypeScript's ending for Astro files. */
const AS_TSX = '.tsx';

/** Paths of keys such as `blog.permalink`, in the order of the dictionaries. */
export function findUnusedKeys(root: string): readonly string[] {
  const program = createProgram(root);
  const checker = program.getTypeChecker();
  const dictionaries = join(root, 'i18n', DEFAULT_LOCALE);
  const isKey = (node: ts.Declaration) =>
    ts.isPropertyAssignment(node) && node.getSourceFile().fileName.startsWith(`${dictionaries}/`);
  const read = new Set<ts.Declaration>();

  const keysOf = (type: ts.Type) =>
    type.getProperties().filter((property) => property.declarations?.some(isKey) === true);
  const mark = (property: ts.Symbol | undefined) => {
    for (const declaration of property?.declarations ?? [])
      if (isKey(declaration)) read.add(declaration);
  };
  const markAll = (type: ts.Type) => {
    for (const property of keysOf(type)) {
      mark(property);
      markAll(checker.getTypeOfSymbol(property));
    }
  };
  /** Marks keys that can no longer be followed when a value is passed as another type. */
  const markLeaving = (type: ts.Type, asked: ts.Type | undefined) => {
    if (asked === undefined || asked === type) return;
    const shapes = asked.isUnion() ? asked.types : [asked];
    for (const key of keysOf(type)) {
      const goals = shapes
        .map((shape) => shape.getProperty(key.name))
        .filter((goal) => goal !== undefined);
      const takesAll = shapes.some(
        (shape) => isAnything(shape) || shape.getStringIndexType() !== undefined,
      );
      if (goals.some((goal) => goal.declarations?.some(isKey) === true)) continue;
      if (goals.length === 0 && !takesAll) continue;
      mark(key);
      const inner = checker.getTypeOfSymbol(key);
      if (takesAll) markAll(inner);
      for (const goal of goals) markLeaving(inner, checker.getTypeOfSymbol(goal));
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name))
        mark(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    } else if (ts.isElementAccessExpression(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      const index = checker.getTypeAtLocation(node.argumentExpression);
      const names = (index.isUnion() ? index.types : [index]).map((part) =>
        part.isStringLiteral() ? part.value : null,
      );
      for (const key of unionKeys(type, keysOf))
        if (names.includes(null) || names.includes(key.name)) mark(key);
    } else if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node))
      markAll(checker.getTypeAtLocation(node.expression));
    else if (ts.isShorthandPropertyAssignment(node)) {
      const asked = checker.getContextualType(node.parent)?.getProperty(node.name.text);
      if (asked !== undefined)
        markLeaving(checker.getTypeAtLocation(node.name), checker.getTypeOfSymbol(asked));
    }
    if (ts.isExpression(node) && isValue(node))
      markLeaving(checker.getTypeAtLocation(node), checker.getContextualType(node));
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName);
    // In i18n only `facts.ts` reads texts.
    if (/^(?:src\/|scripts\/|i18n\/facts\.ts)/.test(path) && !path.startsWith('scripts/checks/'))
      visit(file);
  }
  return program
    .getSourceFiles()
    .filter((file) => file.fileName.startsWith(`${dictionaries}/`))
    .flatMap((file) => leavesOf(file))
    .filter(({ key }) => !read.has(key))
    .map(({ path }) => path);
}

function isAnything(type: ts.Type): boolean {
  return (
    (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) !== 0 ||
    type.getProperties().length === 0
  );
}

function isValue(node: ts.Expression): boolean {
  const isStep =
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node);
  const isHalfway =
    (ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent)) &&
    node.parent.expression === node;
  const isName = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  return isStep && !isHalfway && !isName;
}

function unionKeys(
  type: ts.Type,
  keysOf: (type: ts.Type) => readonly ts.Symbol[],
): readonly ts.Symbol[] {
  return type.isUnion() ? type.types.flatMap(keysOf) : keysOf(type);
}

interface Leaf {
  readonly path: string;
  readonly key: ts.PropertyAssignment;
}

function leavesOf(file: ts.SourceFile): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const collect = (value: ts.Expression, path: string): void => {
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const key of value.properties) {
      if (!ts.isPropertyAssignment(key)) continue;
      const inner = `${path}.${key.name.getText(file)}`;
      if (ts.isObjectLiteralExpression(key.initializer)) collect(key.initializer, inner);
      else leaves.push({ path: inner, key });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      collect(node.initializer, node.name.getText(file));
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return leaves;
}

function createProgram(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const astro = ts.sys.readDirectory(join(root, 'src'), ['.astro']);
  const own = ['src', 'scripts', 'i18n'].flatMap((folder) =>
    ts.sys.readDirectory(join(root, folder), ['.ts', '.tsx']),
  );
  const host = ts.createCompilerHost(options);
  const isAstro = (file: string) => file.endsWith(`.astro${AS_TSX}`);
  const toSource = (file: string) => (isAstro(file) ? file.slice(0, -AS_TSX.length) : file);
  const readFile = (file: string): string | undefined => {
    const source = toSource(file);
    const text = isAstro(file) ? readFileSync(source, 'utf8') : ts.sys.readFile(source);
    return text !== undefined && isAstro(file)
      ? convertToTsx(text, { filename: source }).code
      : text;
  };
  return ts.createProgram({
    rootNames: [...own, ...astro.map((file) => file + AS_TSX)],
    options: { ...options, noEmit: true, allowArbitraryExtensions: false },
    host: {
      ...host,
      fileExists: (file) => ts.sys.fileExists(toSource(file)),
      readFile,
      getSourceFile: (file, language) => {
        const text = readFile(file);
        return text === undefined ? undefined : ts.createSourceFile(file, text, language, true);
      },
      resolveModuleNameLiterals: (literals, containing) =>
        literals.map(({ text }) =>
          text.endsWith('.astro')
            ? {
                resolvedModule: {
                  resolvedFileName: join(dirname(containing), text) + AS_TSX,
                  extension: ts.Extension.Tsx,
                },
              }
            : ts.resolveModuleName(text, containing, options, host),
        ),
    },
  });
}
