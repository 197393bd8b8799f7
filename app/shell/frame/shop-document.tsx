import { Fragment, isValidElement, type HTMLAttributes, type HtmlHTMLAttributes, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getAssetUrl } from '../../entry/kit-adapter/asset-url'
import { BRAND_COLOURS } from '../../visit/config/brand-colours'
import { nameCode } from '../../lazy-loading/name-code'
import { FIRST_SCRIPT } from '../../entry/browser/first-script/first-script.built'
import { fontPreloads, type Brand } from '../../ui/brand'

interface DocumentProps {
  head: ReactNode[]
  html: string
  afterBodyStart: ReactNode[]
  beforeBodyEnd: ReactNode[]
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement> & { 'data-brand'?: Brand; 'data-closed'?: string }
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
}

/** The HTML document. Style sheet and fonts come before code: nothing shifts when they arrive, and nothing waits. */
export function ShopDocument({ head, html, beforeBodyEnd, htmlAttributes, bodyAttributes }: DocumentProps) {
  const brand = htmlAttributes['data-brand'] ?? 'jasmin'
  // The access form needs neither scripts nor the settings that come with them.
  const isClosed = htmlAttributes['data-closed'] !== undefined
  const endings = isClosed ? [] : beforeBodyEnd
  // The largest files first: what they evaluate takes the longest.
  const code = endings.flatMap(readCode)
  const heading = (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="stylesheet" href={getAssetUrl('static/styles.css')} />
      {code.map(address => (
        <meta key={address} {...nameCode(address)} />
      ))}
      {head}
      {fontPreloads(brand).map(path => (
        <link
          key={path}
          rel="preload"
          href={getAssetUrl(path)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {htmlAttributes.lang && !isClosed && (
        <meta {...nameCode(getAssetUrl(`messages-${htmlAttributes.lang}.js`))} />
      )}
      <link rel="icon" href={getAssetUrl(`static/${brand}.svg`)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={getAssetUrl(`static/icons/${brand}-touch-180.png`)} />
      <meta name="theme-color" content={BRAND_COLOURS[brand].paper} />
    </>
  )
  return (
    <html lang="de" {...htmlAttributes}>
      <head dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(heading) }} />
      <body {...bodyAttributes}>
        <div className="react-target" dangerouslySetInnerHTML={{ __html: html }} />
        {endings
          .filter(child => readCode(child).length === 0)
          .map((child, index) => (
            <Fragment key={index}>{child}</Fragment>
          ))}
        {!isClosed && <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />}
      </body>
    </html>
  )
}

/** The address of what is a file of code; the framework's other scripts are data. */
const readCode = (node: ReactNode): string[] =>
  isValidElement<{ src?: string }>(node) && node.props.src ? [node.props.src] : []
