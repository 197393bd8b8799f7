import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface AnchorProps {
  id: string
}

/** A place on the page that links can target: "/service#contact". */
const Anchor = ({ attributes: { id } }: ContentProps<AnchorProps>) => <div id={id} className="anchor" />

/** An id that is valid in an address; ids of the layout are refused. */
const USABLE = /^(?!content$)\p{L}[\p{L}\d_-]{0,63}$/u

export const anchorType = defineContentType<AnchorProps>({
  typeIds: ['anchor'],
  parse: data => {
    const name = readText(data, 'anchor') ?? readText(data, 'id') ?? readText(data, 'name')
    const id = name?.trim().replace(/^#/, '').replace(/\s+/g, '-')
    return id && USABLE.test(id) ? { id } : undefined
  },
  Component: Anchor
})
