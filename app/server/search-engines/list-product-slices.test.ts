import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { listProductSlices } from './list-product-slices'

type Tree = Record<string, { total: number; children?: string[] }>

const sandbox = serveSandbox()

/** A platform with these categories. */
function openPlatform(tree: Tree) {
  sandbox.respond('productSearch', ({ request }) => {
    const categoryId = new URL(request.url).searchParams.get('refine')?.slice('cgid='.length) ?? ''
    return Response.json({ total: tree[categoryId]?.total, hits: [] })
  })
  sandbox.respond('getCategory', ({ request }) => {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
    return Response.json({ id, categories: tree[id]?.children?.map(child => ({ id: child })) })
  })
  return sandbox.openPlatform()
}

describe('the lists of products', () => {
  it.each<[string, Tree, [string, number][]]>([
    [
      'are one where the search reaches its end',
      { root: { total: 9_999, children: ['a'] } },
      [['root', 9_999]]
    ],
    [
      'are those of categories where it does not, as far down as it takes',
      {
        root: { total: 30_000, children: ['tea', 'coffee'] },
        tea: { total: 12_000, children: ['green', 'black'] },
        coffee: { total: 10_000 },
        green: { total: 7_000 },
        black: { total: 5_000 }
      },
      [
        ['coffee', 10_000],
        ['green', 7_000],
        ['black', 5_000]
      ]
    ],
    ['end where the search ends', { root: { total: 15_000 } }, [['root', 10_000]]],
    [
      'leave out categories without products',
      { root: { total: 20_000, children: ['a', 'b'] }, a: { total: 0 }, b: { total: 3 } },
      [['b', 3]]
    ],
    [
      'end where categories lead to themselves',
      { root: { total: 20_000, children: ['root', 'a'] }, a: { total: 20_000, children: ['root'] } },
      []
    ]
  ])('%s', async (_what, tree, expected) => {
    const slices = await listProductSlices(openPlatform(tree))
    expect(slices.map(({ categoryId, total }) => [categoryId, total])).toEqual(expected)
  })
})
