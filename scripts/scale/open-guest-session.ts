const ORGANIZATION = 'f_ecom_sbox_001'

/** The search of products, behind the platform's origin or the shop's proxy. */
export const SEARCH_OPERATION = `/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search`

/** A guest's session, opened as a browser does; its header for calls of the platform. */
export async function openGuestSession(shop: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${shop}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId: 'jasmin' })
  })
  if (!answer.ok) throw new Error(`${shop} opens no session: ${answer.status}`)
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}` }
}
