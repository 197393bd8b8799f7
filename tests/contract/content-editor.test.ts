import { EDIT_MODE, listIds, PLACE, serveContentEditor } from './editor-setup'

const { get, call, serve, post } = serveContentEditor()

/** The form of a component with some of its fields typed anew. */
async function apply(component: string, typed: Record<string, string>, version?: string) {
  const form = await get(`/console/editor?${new URLSearchParams({ ...PLACE, component })}`)
  const [, shown = ''] = /name="version" value="(\w+)"/.exec(await form.text()) ?? []
  const fields = Object.entries(typed).map(([name, value]) => [`attribute ${name}`, value])
  return post('attributes', { component, version: version ?? shown, ...Object.fromEntries(fields) })
}

describe('the editor', () => {
  it('shows a change in edit mode at once, and to all visitors when it is saved', async () => {
    const { status, page } = await apply('a', { headline: 'Gyokuro' })
    expect(status).toBe(200)
    expect(page).toContain('role="status">The change is in the preview.')
    expect(JSON.stringify((await serve(EDIT_MODE)).regions)).toContain('Gyokuro')
    expect((await serve(EDIT_MODE)).cacheControl).toBe('no-store')
    expect(JSON.stringify((await serve()).regions)).not.toContain('Gyokuro')
    await post('save', {})
    expect(JSON.stringify((await serve()).regions)).toContain('Gyokuro')
  })

  it('moves, adds and removes components, and undoes each change', async () => {
    const readDraft = async () => listIds((await serve(EDIT_MODE)).regions)
    await post('move', { component: 'b', by: '-1' })
    expect(await readDraft()).toEqual(['b', 'a', 'c', 'd'])
    await post('move', { component: 'b', by: '-1' })
    expect((await call('GET')).body.draft).toMatchObject({ changes: 1 })
    await post('remove', { component: 'c' })
    expect(await readDraft()).toEqual(['b', 'a'])
    await post('undo', {})
    expect(await readDraft()).toEqual(['b', 'a', 'c', 'd'])
    await post('add', { component: 'b', type: 'spacer', target: 'after' })
    const withSpacer = await readDraft()
    expect([withSpacer.length, withSpacer[0], withSpacer[2]]).toEqual([5, 'b', 'a'])
    await post('add', { type: 'headline', target: JSON.stringify(['left', 'c']) })
    expect((await readDraft()).slice(4, 5)).toEqual(['d'])
    expect(await readDraft()).toHaveLength(6)
    await post('discard', {})
    expect(await readDraft()).toEqual(['a', 'b', 'c', 'd'])
    expect((await call('GET')).body).toMatchObject({ draft: null, isSaved: false })
  })

  it('plans a component for days, which visitors see on those days only and editors always', async () => {
    const { status } = await post('schedule', { component: 'a', from: '2001-01-01', until: '2001-02-01' })
    expect(status).toBe(200)
    await post('save', {})
    expect(listIds((await serve()).regions)).toEqual(['b', 'c', 'd'])
    expect(listIds((await serve(EDIT_MODE)).regions)).toEqual(['a', 'b', 'c', 'd'])
    const { page } = await post('schedule', { component: 'a', from: 'Advent', until: '' })
    expect(page).toContain('The schedule has to be a day')
    await post('schedule', { component: 'a', from: '', until: '' })
    await post('save', {})
    expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('shows the errors of a form and keeps the typed values', async () => {
    const { status, page } = await apply('a', { headline: '', level: '7', subline: 'Kept <words>' })
    expect(status).toBe(400)
    expect(page).toContain('Headline is needed.')
    expect(page).toContain('Level has to be 3 at most.')
    expect(page).toContain('value="Kept &lt;words&gt;"')
    expect(page).toContain('value="7"')
    expect((await call('GET')).body.draft).toBeNull()
  })

  it('shows the position of a JSON error in a list', async () => {
    await post('add', { type: 'linkList', target: JSON.stringify(['content']) })
    const id = listIds((await serve(EDIT_MODE)).regions).at(-1) ?? ''
    const { status, page } = await apply(id, { links: '[{"text": "Tea",}]' })
    expect(status).toBe(400)
    expect(page).toMatch(/Links is not valid JSON: .*position \d+/)
    expect(page).toContain('[{&quot;text&quot;: &quot;Tea&quot;,}]')
  })

  it('refuses a change of a component that was changed elsewhere meanwhile', async () => {
    const { status, page } = await apply('a', { headline: 'Mine' }, '0000000000000000')
    expect(status).toBe(409)
    expect(page).toContain('was changed elsewhere meanwhile')
    expect(page).toContain('value="Mine"')
    expect(JSON.stringify((await serve(EDIT_MODE)).regions)).not.toContain('Mine')
  })

  it('refuses to save a component without a required attribute, and keeps the draft', async () => {
    // An empty example: this seed has no page with one of each.
    await post('add', { type: 'image', target: JSON.stringify(['content']) })
    const { status, page } = await post('save', {})
    expect(status).toBe(400)
    expect(page).toMatch(/image \w+, image: is needed/)
    expect((await call('GET')).body.draft).toMatchObject({ changes: 1 })
    expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each([
    ['move', { component: 'none', by: '1' }, 404],
    ['move', { component: 'a', by: '2' }, 400],
    ['remove', {}, 404],
    ['add', { type: 'wonder', target: '["content"]' }, 400],
    ['add', { type: 'headline', target: '{' }, 400],
    ['add', { type: 'headline', target: '["left","none"]' }, 404],
    ['attributes', { component: 'none' }, 404]
  ])('refuses %s of %j', async (action, fields, status) => {
    expect((await post(action, fields as Record<string, string>)).status).toBe(status)
    expect((await call('GET')).body.draft).toBeNull()
  })

  it('accepts forms of its own pages only', async () => {
    const { status } = await post('save', {}, { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
  })

  it('restricts its page to its own script and to frames of the shop', async () => {
    const response = await get(`/console/editor`)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; script-src 'self'; connect-src 'self'; frame-src http://localhost:3000"
    )
    const page = await response.text()
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/console/editor.js" defer>'])
    expect((await get(`/console/editor.js`)).headers.get('content-type')).toMatch(/javascript/)
  })

  it('offers the footer columns of the global page, for all shops and for one tenant', async () => {
    const page = await (await get(`/console/editor?shop=jasmin/de&page=global`)).text()
    const targets = [...page.matchAll(/<option value="\[&quot;([\w-]+)&quot;\]">/g)].map(([, id]) => id)
    expect(targets).toEqual(expect.arrayContaining(['column4', 'column1-jasmin', 'column4-jasmin']))
  })

  it('shows the setting by which a production shop trusts the console', async () => {
    const page = await (await get(`/console/editor`)).text()
    expect(page).toContain('TRUSTED_FRAME_PARENTS=http://sandbox.test')
  })

  it('opens the first page of a shop that lacks the requested one', async () => {
    const page = await (await get(`/console/editor?shop=jasmin/de&page=none`)).text()
    expect(page).toContain('Guide de')
  })
})
