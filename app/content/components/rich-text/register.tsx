import { RichText } from '../../../ui/rich-text/rich-text'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface RichTextProps {
  html: string
}

function RichTextBlock({ attributes: { html } }: ContentProps<RichTextProps>) {
  return (
    <div className="wrap wrap-text py-6">
      <RichText html={html} />
    </div>
  )
}

export const richTextType = defineContentType<RichTextProps>({
  typeIds: ['richText', 'text'],
  parse: data => {
    const html = readText(data, 'html') ?? readText(data, 'text')
    return html === undefined ? undefined : { html }
  },
  Component: RichTextBlock
})
