/** The path of the first product in the list of the tea shop. */
export async function findProductPath(shop: string): Promise<string> {
  const html = await (await fetch(`${shop}/jasmin/de/shop`)).text()
  const path = /href="(\/jasmin\/de\/[^"]+-\d{18})"/.exec(html)?.[1]
  if (!path) throw new Error('The list shows no product')
  return path
}
