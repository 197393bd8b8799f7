import { insertAfter, type Changes, type Names, type Read } from './changes'

const DEFINITIONS = 'sandbox/component-types/stories.ts'
const TYPES = 'app/content/content-types.ts'

/** A component that editors can place: its file, its group's two rows, and its definition in the sandbox. */
export function buildContentComponent({ kebab, camel, pascal, words }: Names, read: Read): Changes {
  const group = 'app/content/groups/story.ts'
  return {
    [`app/content/components/stories/${kebab}.tsx`]: `import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ${pascal}Props {
  headline: string
  text?: string
}

const ${pascal} = ({ attributes: { headline, text } }: ContentProps<${pascal}Props>) => (
  <section className="wrap section grid gap-3">
    <h2 className="heading-2">{headline}</h2>
    {text && <p className="text-muted">{text}</p>}
  </section>
)

export const ${camel}Type = defineContentType<${pascal}Props>({
  typeIds: ['${camel}'],
  parse: data => {
    const headline = readText(data, 'headline')
    return headline ? { headline, text: readText(data, 'text') } : undefined
  },
  Component: ${pascal}
})
`,
    [group]: `import { ${camel}Type } from '../components/stories/${kebab}'
${insertAfter(read(group), /contentTypes = \[/, `${camel}Type, `)}`,
    [TYPES]: insertAfter(read(TYPES), /\n {2}story: \{\s+typeIds: \[/, `'${camel}', `),
    [DEFINITIONS]: insertAfter(
      read(DEFINITIONS),
      /stories: ComponentType\[\] = \[/,
      `{
    ids: ['${camel}'],
    name: '${words}',
    says: 'A heading and a paragraph.',
    place: ANYWHERE,
    attributes: [
      text('headline', 'The heading.', { required: true }),
      text('text', 'A paragraph without markup.')
    ],
    isNew: true
  },
  `
    )
  }
}
