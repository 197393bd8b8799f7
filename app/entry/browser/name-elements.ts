/**
 * Elements by names that stay the same when React renders the page anew: name, label or text, and a number among
 * equals. The position says nothing, because browser extensions insert elements of their own; an element without name,
 * label and text, such as an extension's field, is left out.
 */
export function nameElements<Kind extends Element>(elements: Iterable<Kind>): Map<string, Kind> {
  const named = new Map<string, Kind>()
  for (const element of elements) {
    const known = findName(element)
    if (!known) continue
    const name = `${element.localName} ${known}`
    let nth = 0
    while (named.has(`${name} ${nth}`)) nth += 1
    named.set(`${name} ${nth}`, element)
  }
  return named
}

function findName(element: Element): string {
  if (element instanceof HTMLFormElement) return [...element.elements].map(readName).filter(Boolean).join()
  const isChoice = element instanceof HTMLInputElement && element.type === 'radio'
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent
  const name = readName(element) || element.getAttribute('aria-label') || label || ''
  return isChoice ? `${name}=${element.value}` : name
}

const readName = (element: Element) => element.getAttribute('name') ?? ''
