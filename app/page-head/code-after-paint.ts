/** In the name of each `meta` that says where a file of code is. */
const KIND = 'code:'

/**
 * The attributes of a `meta` for code that a page needs once it is painted; its name is the file's, because the head
 * keeps one tag of each name.
 */
export const nameCode = (address: string) => ({
  name: KIND + address.slice(address.lastIndexOf('/') + 1),
  content: address
})

/** Whoever has painted nothing by then, such as a web view that is not shown yet, gets the code all the same. */
const PATIENCE_MS = 2_000

/**
 * Asks for the code of the page after its first paint: before that, styles, fonts and pictures have the line to
 * themselves. Nobody looks at a page in a tab of the background, so its code comes at once. As text, because it stands
 * in the page and the security policy knows it by its hash; at the end of the body it waits for the style sheet.
 */
export const LOAD_CODE = `(() => {
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    for (const { content } of document.querySelectorAll('meta[name^="${KIND}"]')) {
      const script = document.createElement('script')
      script.fetchPriority = 'high'
      script.src = content
      document.head.append(script)
    }
  }
  if (document.hidden) return ask()
  requestAnimationFrame(() => setTimeout(ask))
  setTimeout(ask, ${PATIENCE_MS})
})()`
