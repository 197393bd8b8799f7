import { lighten, mixColours, shade } from '../../colour'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { buildOpenBox, openBoxSize, type OpenBox } from '../open-box'

const [width, height, depth] = openBoxSize
/** The kinds of tea in the compartments, two rows of four. */
const teas = ['#4e7a4a', '#a3203c', '#e3b93c', '#23405a', '#c58a45', '#7b5ea3', '#1f7a5c', '#8e2f23']

function drawCompartments(wood: string, project: Parameters<OpenBox['contents']>[0]): string {
  return [85, -75]
    .map((z, row) =>
      [0, 1, 2, 3]
        .map(column => {
          const tone = teas[row * 4 + column] ?? wood
          const bags = [34, 12, -10]
            .map((offset, index) => {
              const { x, y } = project(-width / 2 + 34 + column * 146, height + 26 - index * 4, z + offset)
              return `<g transform="matrix(.914 .099 0 .97 ${Math.round(x)} ${Math.round(y)})"><rect width="124" height="62" rx="4" fill="${index % 2 ? lighten(tone, 0.16) : tone}"/><rect width="124" height="14" rx="4" fill="${lighten(tone, 0.42)}"/></g>`
            })
            .join('')
          return bags
        })
        .join('')
    )
    .join('')
}

/** A wooden chest with a glass lid, open on its eight compartments. */
export function buildTeaChest(subject: Subject): Item {
  const { sheet, main } = subject
  const grain = (size: number) =>
    `<path d="M0 ${size * 0.24}Q${width * 0.4} ${size * 0.16} ${width} ${size * 0.27}M0 ${size * 0.52}Q${width * 0.5} ${size * 0.62} ${width} ${size * 0.5}M0 ${size * 0.8}Q${width * 0.4} ${size * 0.74} ${width} ${size * 0.82}" fill="none" stroke="${shade(main, 0.45)}" stroke-opacity=".4" stroke-width="4"/>`
  const pane = sheet.linear(
    [
      [0, '#f3f8f7', 0.95],
      [0.45, '#cfdcda', 0.9],
      [0.55, '#eef5f4', 0.95],
      [1, '#b9c9c7', 0.9]
    ],
    [0, 0, 1, 1]
  )
  return buildOpenBox(subject, {
    lid: `${grain(depth)}<rect x="44" y="40" width="${width - 88}" height="${depth - 80}" rx="6" fill="${pane}"/><path d="M110 ${depth - 60}L250 60M150 ${depth - 60}L290 60" stroke="#fff" stroke-opacity=".6" stroke-width="12"/>`,
    front: `${grain(height)}<rect x="${width / 2 - 44}" y="10" width="88" height="46" rx="8" fill="${shade(main, 0.5)}"/><rect x="${width / 2 - 32}" y="18" width="64" height="30" rx="6" fill="${mixColours('#c9a24a', main, 0.1)}"/>`,
    contents: project => drawCompartments(main, project)
  })
}
