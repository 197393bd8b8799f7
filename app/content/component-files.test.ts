import { readdirSync } from 'node:fs'
import path from 'node:path'

const COMPONENTS = path.join(__dirname, 'components')

it.each(readdirSync(COMPONENTS))(
  'the folder %s holds components, each with its stylesheet and its test beside it, and no other files',
  room => {
    const files = readdirSync(path.join(COMPONENTS, room))
    const findComponent = (file: string) => /^([a-z0-9-]+)(?:\.test\.tsx?|\.css|\.tsx)$/.exec(file)?.[1]
    expect(files.filter(file => !files.includes(`${findComponent(file)}.tsx`))).toEqual([])
  }
)
