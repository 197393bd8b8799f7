import { Helmet as LibraryHelmet } from 'react-helmet'
import { renderToStaticMarkup } from 'react-dom/server'
import { Helmet } from './helmet'

type AnyHelmet = typeof Helmet | typeof LibraryHelmet

const DATA = '{"name":"Tea & <cups>"}'

/** A shop's head, a page's and a block's, which overrides the page's. */
function Page({ Helmet: Head }: { Helmet: AnyHelmet }) {
  const note: string | undefined = undefined
  return (
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
        {[DATA, '{"name":"other"}'].map(text => (
          <script key={text} type="application/ld+json">
            {text}
          </script>
        ))}
      </Head>
      <Head>
        <meta name="description" content="Von einem Baustein" />
        <link rel="canonical" href="https://shop.example/de/anderer-tee" />
      </Head>
    </>
  )
}

const TAGS = ['title', 'meta', 'link', 'script'] as const

function write(Head: AnyHelmet) {
  renderToStaticMarkup(<Page Helmet={Head} />)
  const head = Head.renderStatic()
  return {
    tags: TAGS.map(tag => renderToStaticMarkup(<>{head[tag].toComponent()}</>)),
    html: head.htmlAttributes.toComponent(),
    body: head.bodyAttributes.toComponent()
  }
}

it('writes the same head as the library', () => {
  ;(LibraryHelmet as unknown as { canUseDOM: boolean }).canUseDOM = false
  const own = write(Helmet)
  expect(own).toEqual(write(LibraryHelmet))
  expect(own.tags.join('')).toContain(DATA)
})

it('keeps nothing for the next page', () => {
  write(Helmet)
  expect(Helmet.peek()).toBeUndefined()
  renderToStaticMarkup(<Page Helmet={Helmet} />)
  expect(Helmet.peek()).toBeDefined()
  Helmet.rewind()
  expect(Helmet.peek()).toBeUndefined()
})

it('has the name of the shop for a page without a title', () => {
  renderToStaticMarkup(<Helmet defaultTitle="Jasmin" />)
  expect(renderToStaticMarkup(<>{Helmet.renderStatic().title.toComponent()}</>)).toContain('>Jasmin<')
})
