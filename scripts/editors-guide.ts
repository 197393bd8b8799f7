/**
 * `npm run guide`: writes the list of components into docs/editing.md.
 *
 * --pictures   takes their pictures anew, from the sandbox and the shop of `npm start`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { componentGroups } from '../sandbox/component-types/component-types'
import { pictureOf, renderComponents, replaceComponents } from './editors-guide/render-guide'
import { takePictures } from './editors-guide/take-pictures'

const GUIDE = 'docs/editing.md'

async function main() {
  const { values } = parseArgs({
    options: {
      pictures: { type: 'boolean' },
      console: { type: 'string', default: 'http://127.0.0.1:4000' }
    }
  })
  if (values.pictures) await takePictures(values.console, 'docs')
  const guide = readFileSync(GUIDE, 'utf8')
  const components = renderComponents(componentGroups, type => existsSync(path.join('docs', pictureOf(type))))
  writeFileSync(GUIDE, replaceComponents(guide, components))
}

void main()
