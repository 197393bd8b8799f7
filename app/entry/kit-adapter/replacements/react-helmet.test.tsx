/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { Head } from '../../../page-head/head'
import { Helmet } from './react-helmet'

const DATA = '{"name":"Tea & \\u003ccups>"}'
const note: string | undefined = undefined

/** The heads of a shop, of a page and of a block, which overrides the page's. */
const PAGE = (
  <>
    <Head defaultTitle="Jasmin">
      <html lang="de-DE" data-brand="jasmin" />
      <link rel="manifest" href="/manifest" />
      {note && <meta name="note" content={note} />}
    </Head>
    <Head>
      <title>{'Tee & Tassen'}</title>
      <meta name="description" content={'„Guter“ Tee & mehr'} />
      <meta property="og:title" content="Tee" />
      <link rel="canonical" href="https://shop.example/de/tee" />
      {['de-DE', 'en-DE'].map(lang => (
        <link key={lang} rel="alternate" hrefLang={lang} href={`https://shop.example/${lang}`} />
      ))}
      <script type="application/ld+json">{DATA}</script>
    </Head>
    <Head>
      <meta name="description" content="Von einem Baustein" />
      <link rel="canonical" href="https://shop.example/de/anderer-tee" />
    </Head>
  </>
)

const TAGS = ['title', 'meta', 'link', 'script'] as const

/** As the framework's renderer does after each page. */
function writeHead() {
  const head = Helmet.renderStatic()
  return {
    tags: TAGS.map(tag => renderToStaticMarkup(<>{head[tag].toComponent()}</>)),
    html: head.htmlAttributes.toComponent(),
    body: head.bodyAttributes.toComponent()
  }
}

it('writes the title, metadata, links, structured data and root attributes of a rendered page', () => {
  renderToStaticMarkup(PAGE)
  expect(writeHead()).toEqual({
    tags: [
      '<title data-head="true">Tee &amp; Tassen</title>',
      '<meta data-head="true" property="og:title" content="Tee"/>' +
        '<meta data-head="true" name="description" content="Von einem Baustein"/>',
      '<link data-head="true" rel="manifest" href="/manifest"/>' +
        '<link data-head="true" rel="alternate" hrefLang="de-DE" href="https://shop.example/de-DE"/>' +
        '<link data-head="true" rel="alternate" hrefLang="en-DE" href="https://shop.example/en-DE"/>' +
        '<link data-head="true" rel="canonical" href="https://shop.example/de/anderer-tee"/>',
      `<script data-head="true" type="application/ld+json">${DATA}</script>`
    ],
    html: { lang: 'de-DE', 'data-brand': 'jasmin' },
    body: {}
  })
})

it('keeps no title for the next page', () => {
  renderToStaticMarkup(PAGE)
  writeHead()
  expect(writeHead().tags[0]).toBe('<title data-head="true"></title>')
})

it('writes the shop’s name as the title of a page without one', () => {
  renderToStaticMarkup(<Head defaultTitle="Jasmin" />)
  expect(writeHead().tags[0]).toBe('<title data-head="true">Jasmin</title>')
})
