import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readHtml } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface RichTextProps {
  html: CleanHtml
}

function RichTextBlock({ attributes: { html } }: ContentProps<RichTextProps>) {
  return (
    <div className="wrap reading-block text-block">
      <RichText html={html} />
    </div>
  )
}

export const richTextType = defineContentType<RichTextProps>({
  typeIds: ['richText', 'text'],
  parse: data => {
    const html = readHtml(data, 'html') ?? readHtml(data, 'text')
    return html === undefined ? undefined : { html }
  },
  Component: RichTextBlock
})
