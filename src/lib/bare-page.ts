export interface BarePage {
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly code?: string;
  readonly link: { readonly label: string; readonly href: string };
}

export function toBarePage({ language, title, heading, lines, code, link }: BarePage): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <style>
      body { margin: 0; padding: 24px; min-height: 100vh; box-sizing: border-box; display: flex; flex-direction: column; justify-content: flex-end; font: 16px/1.5 'Helvetica Neue', Arial, sans-serif; color: #0c0c0d; background: #fff; }
      h1 { margin: 0 0 24px; font: 300 clamp(2.5rem, 9vw, 7rem)/1.14 'Arial Narrow', sans-serif; text-transform: uppercase; border-bottom: 1px solid; }
      p { margin: 0 0 8px; }
      .code { font-size: 1.5rem; }
      a { color: inherit; display: inline-block; padding: 12px 0; }
    </style>
  </head>
  <body>
    <h1>${escapeHtml(heading)}</h1>
    ${code === undefined ? '' : `<p class="code"><strong>${escapeHtml(code)}</strong></p>`}
    ${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n    ')}
    <p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
