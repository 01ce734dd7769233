import type { Example } from './example.ts';

/** The examples, the one to begin with first. */
export const examples: readonly Example[] = [
  {
    id: 'classic-mistakes',
    title: 'Classic mistakes',
    lesson:
      'Two paths on one line, a misspelt field, a path without a slash: what goes wrong and how to fix it.',
    look: 2,
    case: {
      origin: 'https://shop.example',
      bots: ['Googlebot', 'bingbot', 'GPTBot'],
      robotsTxt: `# Shop
User-agent: *
Crawl-delay: 10

User-agent: BadBot
Disallow: /

User-agent: Googlebot
Allow: /shop
Disallow: /css/ /cgi-bin/
Disallow: /shop/*?sort=
Disalow: /tmp/
Disallow: private/
Disallow: /*.pdf$

User-agent: GPTBot
User-agent: CCBot
Disallow: /

Sitemap: /sitemap.xml
`,
      urlList: `/shop/shoes
/shop/shoes?sort=price
/catalogue.pdf
/tmp/x
/private/accounts
/css/site.css
https://cdn.shop.example/a.js
`,
    },
  },
  {
    id: 'swallowed-agents',
    title: 'Swallowed agents',
    lesson:
      'A group without rules joins the next one. Here “*” joins the group for a bad bot, which blocks the whole site.',
    look: 1,
    case: {
      origin: 'https://news.example',
      bots: ['Googlebot', 'bingbot', 'Applebot'],
      robotsTxt: `# Everybody is welcome
User-agent: *
Crawl-delay: 5

# ... but for this one
User-agent: ContentScraper
Disallow: /

User-agent: Googlebot-News
Disallow: /archive/
`,
      urlList: `/
/politics/today
/archive/2019/01/
/feed.xml
`,
    },
  },
  {
    id: 'ai-crawlers',
    title: 'AI crawlers',
    lesson: 'Training is blocked, search and assistants are allowed. See what each operator says it obeys.',
    look: 1,
    case: {
      origin: 'https://magazine.example',
      bots: ['Googlebot', 'Google-Extended', 'GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'ClaudeBot'],
      robotsTxt: `# No training on our articles
User-agent: GPTBot
User-agent: ClaudeBot
User-agent: CCBot
User-agent: Google-Extended
User-agent: Applebot-Extended
User-agent: meta-externalagent
Disallow: /

# Answers that link to us are welcome
User-agent: OAI-SearchBot
User-agent: PerplexityBot
Allow: /

User-agent: *
Disallow: /subscribers/

Sitemap: https://magazine.example/sitemap.xml
`,
      urlList: `/
/2026/11/the-long-read
/subscribers/issue-12
/about
`,
    },
  },
  {
    id: 'order-dependence',
    title: 'When order counts',
    lesson: 'The same lines mean different things to longest-match and first-match readers.',
    look: 3,
    case: {
      origin: 'https://docs.example',
      bots: ['Googlebot', 'Baiduspider'],
      robotsTxt: `User-agent: *
Disallow: /docs
Allow: /docs/public
Disallow: /docs/public/drafts
Allow: /*.html$
Disallow: /archive/
Allow: /archive/index.html
`,
      urlList: `/docs
/docs/secret
/docs/public/start
/docs/public/drafts/next
/docs/old.html
/archive/
/archive/index.html
/archive/2004
`,
    },
  },
  {
    id: 'healthy-shop',
    title: 'A healthy shop',
    lesson: 'Short, and the same for every reader: cart and search are blocked, products are allowed.',
    look: 5,
    case: {
      origin: 'https://shop.example',
      bots: ['Googlebot', 'bingbot', 'GPTBot'],
      robotsTxt: `# Cart, account and search results are of no use to a search engine.
User-agent: *
Disallow: /cart/
Disallow: /account/
Disallow: /search
Disallow: /filter/

Sitemap: https://shop.example/sitemap.xml
`,
      urlList: `/
/shoes/red-runner
/filter/red/shoes
/cart/
/cartoons
/account/orders
/search?q=shoes
`,
    },
  },
  {
    id: 'html-soft-404',
    title: 'A page instead of a file',
    lesson:
      'The server returns its “not found” page for /robots.txt. Crawlers find no rules in it, so everything is allowed.',
    look: 2,
    case: {
      origin: 'https://agency.example',
      bots: ['Googlebot', 'bingbot'],
      robotsTxt: `<!DOCTYPE html>
<html lang="en">
<head>
  <title>Page not found</title>
  <meta name="robots" content="noindex">
</head>
<body>
  <h1>Oops!</h1>
  <p>We could not find <code>/robots.txt</code>. Try the <a href="/">home page</a>.</p>
</body>
</html>
`,
      urlList: `/
/staging/
/wp-admin/
`,
    },
  },
];
