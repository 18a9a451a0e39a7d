/**
 * Crawlers that gather texts and pictures to train or feed AI models, by the word that each of them heeds in robots.txt. The faces on this
 * site are people's: they were shown to be booked, not to be learned from. Search engines, previews of links and programs that open one
 * page because a person asked for it are not on the list. Reviewed against https://github.com/ai-robots-txt/ai.robots.txt in November 2026.
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
