/**
 * User agents of crawlers that collect content for AI models, for robots.txt. The people on this
 * site are shown to be booked, not to train models. Search engines, link previews and programs that
 * open a page for a person are not listed. Reviewed against
 * https://github.com/ai-robots-txt/ai.robots.txt in November 2026.
 */
export const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGLM-Spider',
  'ClaudeBot',
  'Claude-Web',
  'cohere-ai',
  'cohere-training-data-crawler',
  'DeepSeekBot',
  'Diffbot',
  'FacebookBot',
  'FirecrawlAgent',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'ICC-Crawler',
  'ImagesiftBot',
  'img2dataset',
  'Kangaroo Bot',
  'LAIONDownloader',
  'Meta-ExternalAgent',
  'omgili',
  'omgilibot',
  'PanguBot',
  'PerplexityBot',
  'TikTokSpider',
  'Timpibot',
  'VelenPublicWebCrawler',
  'Webzio-Extended',
] as const;
