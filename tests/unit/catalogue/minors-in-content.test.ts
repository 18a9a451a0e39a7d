import { describe, expect, it } from 'vitest';
import { withoutMinors } from '../../../src/catalogue/minors-in-content.ts';
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import { aCatalogue } from '../../support/catalogue.ts';

const said: string[] = [];
const log = { warn: (line: string) => said.push(line), note: (line: string) => said.push(line) };
const minors = [{ id: '7', name: 'João Vilela', instagram: 'joao.vilela_' }];

function shown(content: Partial<Catalogue>): ReturnType<typeof withoutMinors> {
  said.length = 0;
  return withoutMinors(aCatalogue(content), { minors, others: [], siteUrl: 'https://amazing.example', log });
}

function inPost(content: string): string {
  const post = { slug: 'a', title: 'a', cover: null, content, language: 'pt' };
  return shown({ posts: [post] }).posts[0]?.content ?? '';
}

describe('what an editor writes of a minor', () => {
  it.each([
    ['<p>Estreia de Jo&atilde;o&nbsp;Vilela.</p>', '<p>Estreia de João.</p>'],
    ['<p><b>João</b> <i>Vilela</i> abre</p>', '<p><b>João</b><i></i> abre</p>'],
    ['João<br>Vilela', 'João<br>'],
    ['<b>João</b><i>Vilela</i>', '<b>João</b><i></i>'],
    ['<i>Vilela</i>, <b>João</b>', '<i></i><b>João</b>'],
    [
      '<table><tbody><tr><td>João</td><td>Vilela</td></tr></tbody></table>',
      '<table><tbody><tr><td>João</td><td></td></tr></tbody></table>',
    ],
    [
      '<table><tbody><tr><td>João</td></tr><tr><td>Vilela</td></tr></tbody></table>',
      '<table><tbody><tr><td>João</td></tr><tr><td>Vilela</td></tr></tbody></table>',
    ],
    ['<p>João</p><p>Vilela</p>', '<p>João</p><p>Vilela</p>'],
    ['<a href="/modelos/7/joao-vilela">ele</a>', '<a href="/modelos/7/joao">ele</a>'],
    ['<a href="/en/models/7/vilela-antigo#book">ele</a>', '<a href="/en/models/7/joao#book">ele</a>'],
    ['<a href="https://amazing.example/modelos/7/Jo%C3%A3o-Vilela">ele</a>', '<a href="https://amazing.example/modelos/7/joao">ele</a>'],
    ['<a href="/modelos/8/joana-vilela">ela</a>', '<a href="/modelos/8/joana-vilela">ela</a>'],
    ['<a href="https://revista.example/joao-vilela">revista</a>', '<a>revista</a>'],
    ['<a href="https://instagram.com/joao.vilela_">@joao.vilela_</a>', '<a>João</a>'],
    ['<a href="mailto:joao.vilela@correio.example">e-mail</a>', '<a>e-mail</a>'],
    ['<img src="posts/joao_vilela.jpg" alt="João Vilela"><img src="posts/1.jpg" alt="">', '<img alt="João"><img src="posts/1.jpg" alt="">'],
    ['<a href="/%E0%A4%A">João</a>', '<a href="/%E0%A4%A">João</a>'],
  ])('%s becomes %s', (written, expected) => {
    expect(inPost(written)).toBe(expected);
  });

  it('has neither title, address nor cover that tells more, and the log tells it neither', () => {
    const post = { slug: 'joao-vilela-estreia', title: 'JOÃO VILELA estreia', cover: 'posts/joaovilela.jpg', content: '', language: 'pt' };
    expect(shown({ posts: [post] }).posts).toEqual([{ ...post, slug: 'joao-estreia', title: 'JOÃO estreia', cover: null }]);
    expect(said).toHaveLength(2);
    expect(said.join('\n')).not.toMatch(/vilela/i);
  });

  it('is mended in texts and pictures of the site as well', () => {
    const [told, plain] = [
      { mobile: 'home/joao-vilela.jpg', desktop: 'home/1.jpg' },
      { mobile: 'home/2.jpg', desktop: 'home/2.jpg' },
    ];
    const content = shown({
      slides: [told, plain],
      images: { about_1: plain, about_2: told },
      scoutedImages: [told],
      texts: { getScoutedText: { pt: { name: 'Como João Vilela', description: 'Oi' }, en: 'Like João Vilela' } },
      scoutedOwner: { name: null, description: 'João Vilela' },
    });
    expect([content.slides, content.images, content.scoutedImages]).toEqual([[plain], { about_1: plain }, []]);
    expect(content.texts).toEqual({ getScoutedText: { pt: { name: 'Como João', description: 'Oi' }, en: 'Like João' } });
    expect(content.scoutedOwner.description).toBe('João');
  });
});
