import type { SiteConfig } from '../visit/config/app-config'
import { BRAND_COLOURS } from '../visit/config/brand-colours'

interface Look {
  /** The symbol of the wordmark (app/ui/header/wordmark). */
  sign: string
  head: { family: string; file: string; fallback: string; weight: number }
  radius: string
}

const LOOKS: Record<SiteConfig['tenantId'], Look> = {
  jasmin: {
    sign: '<path d="M2 22C1 11 6 3 18 2c1 9-3 16-12 16.5"/><path d="M3 21.5C6 15 9 11.5 13.5 8"/>',
    head: { family: 'Fraunces', file: 'fraunces', fallback: 'Georgia,serif', weight: 500 },
    radius: '999px'
  },
  puro: {
    sign: '<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="3.5"/>',
    head: { family: 'Manrope', file: 'manrope', fallback: 'system-ui,sans-serif', weight: 700 },
    radius: '4px'
  }
}

interface BrandPage {
  language: string
  title: string
  text: string
  button: { label: string; href: string }
  /** Words before the shop's phone number. */
  call?: string
  /** Where the brand's font is, if it can be loaded. */
  bundle?: string
}

/** A whole page in the look of a brand, without script, and without a file but the brand's font. */
export function renderBrandPage(
  { tenantId, name, tel }: Pick<SiteConfig, 'tenantId' | 'name' | 'tel'>,
  { language, title, text, button, call, bundle }: BrandPage
): string {
  const { paper, ink, primary } = BRAND_COLOURS[tenantId]
  const { sign, head, radius } = LOOKS[tenantId]
  const dial = tel.replace(/[^\d+]/g, '')
  const fontFace =
    bundle === undefined
      ? ''
      : `@font-face{font-family:${head.family};src:url(/mobify/bundle/${encodeURIComponent(bundle)}/static/fonts/${head.file}.woff2) format("woff2");font-weight:100 900;font-display:swap}\n`
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${paper}">
<title>${title} | ${escapeHtml(name)}</title>
<style>
${fontFace}body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:${paper};color:${ink};font:16px/1.625 system-ui,sans-serif}
header,main{padding:24px 16px;max-width:34rem;width:100%;box-sizing:border-box;margin-inline:auto}
main{margin-block:auto;padding-bottom:20vh}
p{margin:0 0 24px}
.name,h1{font-family:${head.family},${head.fallback};font-weight:${head.weight};letter-spacing:-.012em;line-height:1.15}
.name{font-size:26px;display:flex;gap:6px;align-items:center}
.name svg{width:22px;height:22px;fill:none;stroke:${primary};stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
h1{font-size:clamp(2rem,6vw,2.75rem);margin:0 0 16px}
a{color:${primary}}
.button{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:${radius};background:${primary};color:#fff;font-weight:600;text-decoration:none}
a[href^=tel]{white-space:nowrap}
a:focus-visible{outline:2px solid ${primary};outline-offset:2px}
</style>
</head>
<body>
<header class="name">${escapeHtml(name.toLowerCase())} <svg viewBox="0 0 24 24" aria-hidden="true">${sign}</svg></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a class="button" href="${escapeHtml(button.href)}">${button.label}</a></p>
${call === undefined ? '' : `<p>${call} <a href="tel:${dial}">${escapeHtml(tel)}</a></p>\n`}</main>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
