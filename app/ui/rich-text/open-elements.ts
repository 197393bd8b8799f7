/**
 * Kinds of elements from the inside out: an end tag closes open elements of its own rank and below, up to its
 * start tag.
 */
enum Rank {
  Inline,
  Leaf,
  Block,
  Item,
  List,
  TablePart,
  Table
}

const TAGS: Record<Rank, string> = {
  [Rank.Inline]: 'a strong b em i u s sub sup small span',
  [Rank.Leaf]: 'p h2 h3 h4',
  [Rank.Block]: 'blockquote figure figcaption div',
  [Rank.Item]: 'li dt dd',
  [Rank.List]: 'ul ol dl',
  [Rank.TablePart]: 'caption thead tbody tr th td',
  [Rank.Table]: 'table'
}

const RANKS = new Map(
  Object.entries(TAGS).flatMap(([rank, tags]) => tags.split(' ').map(tag => [tag, Number(rank) as Rank]))
)
const rankOf = (tag: string): Rank => RANKS.get(tag) ?? Rank.Inline

/** Elements without an end tag, and whether one ends a paragraph. */
const VOID = new Map([
  ['br', false],
  ['img', false],
  ['hr', true]
])

/** The lists that an item may be in. */
const LISTS_OF = new Map([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']]
])

const HEADINGS = ['h2', 'h3', 'h4']

/** From the table inwards: what a cell is in. A browser adds those that are missing, and moves text that is in them only. */
const TABLE_LEVELS = ['table', 'tbody', 'tr', 'td']
const LEVEL = new Map([
  ...TABLE_LEVELS.map((tag, level) => [tag, level] as const),
  ...(['thead', 'caption'] as const).map(tag => [tag, 1] as const),
  ['th', 3]
])
const CELL_LEVEL = 3

/** Browsers limit how deep elements are nested (Chromium: 512), and each step costs the parser time. */
const DEEPEST = 60

/** An item without a list and a cell without a table are written as blocks. */
const PLAIN_BLOCK = 'div'

interface OpenElement {
  tag: string
  writtenTag: string
}

/**
 * The elements that are open while an editor's HTML is written. Whatever the order of start tags, end tags and texts,
 * all that is written together is balanced, and a browser parses it as it is written: it closes, adds and moves
 * nothing of its own.
 */
export class OpenElements {
  private readonly elements: OpenElement[] = []

  /** Writes a start tag, with the end tags and start tags that have to precede it; nothing where it has no place. */
  open(tag: string, attributes: string): string {
    if (VOID.has(tag)) {
      return this.closeParagraph(VOID.get(tag) ?? false) + this.openCell() + `<${tag}${attributes}>`
    }
    if (this.elements.length + TABLE_LEVELS.length > DEEPEST) return ''
    if (tag !== 'table' && LEVEL.has(tag)) return this.openTablePart(tag, attributes)
    const lists = LISTS_OF.get(tag)
    if (lists) return this.openItem(tag, attributes, lists)
    if (tag === 'a') return this.openLink(attributes)
    const closed = HEADINGS.includes(tag) ? this.closeTo(this.findOpen(HEADINGS, Rank.Leaf)) : ''
    return closed + this.push(tag, attributes)
  }

  /** Writes the end tags up to the start tag of this one; nothing without one. */
  close(tag: string): string {
    const rank = rankOf(tag)
    return this.closeTo(
      this.findOpen(HEADINGS.includes(tag) ? HEADINGS : [tag], rank === Rank.Inline ? Rank.Leaf : rank)
    )
  }

  /** The tags that have to precede a text. */
  openText(isBlank: boolean): string {
    return isBlank ? '' : this.openCell()
  }

  closeAll(): string {
    return this.closeTo(0)
  }

  private push(tag: string, attributes: string, writtenTag = tag): string {
    const isBlock = rankOf(writtenTag) > Rank.Inline
    const before = this.closeParagraph(isBlock) + this.openCell()
    return before + this.pushPart(tag, attributes, writtenTag)
  }

  private pushPart(tag: string, attributes = '', writtenTag = tag): string {
    this.elements.push({ tag, writtenTag })
    return `<${writtenTag}${attributes}>`
  }

  /** A block ends the paragraph that is open; only inline elements are open within one. */
  private closeParagraph(isBlock: boolean): string {
    return isBlock ? this.closeTo(this.findOpen(['p'], Rank.Inline)) : ''
  }

  /** The position of the innermost of these tags, looked for through elements up to this rank; -1 if absent. */
  private findOpen(tags: string[], highestRank: Rank): number {
    const position = this.elements.findLastIndex(({ tag }) => tags.includes(tag) || rankOf(tag) > highestRank)
    return tags.includes(this.elements[position]?.tag ?? '') ? position : -1
  }

  private closeTo(position: number): string {
    if (position < 0) return ''
    return this.elements
      .splice(position)
      .reverse()
      .map(({ writtenTag }) => `</${writtenTag}>`)
      .join('')
  }

  private openItem(tag: string, attributes: string, lists: string[]): string {
    const list = this.findOpen(lists, Rank.List)
    if (list >= 0) return this.closeTo(list + 1) + this.push(tag, attributes)
    // Without a list its siblings are closed by the same tag.
    return this.closeTo(this.findOpen([tag], Rank.Leaf)) + this.push(tag, '', PLAIN_BLOCK)
  }

  /** A link in a link ends it; one in a table that is a link stays text. */
  private openLink(attributes: string): string {
    const outer = this.findOpen(['a'], Rank.Table)
    const sibling = this.findOpen(['a'], Rank.List)
    if (outer >= 0 && sibling < 0) return ''
    return this.closeTo(sibling) + this.push('a', attributes)
  }

  private openTablePart(tag: string, attributes: string): string {
    const table = this.findOpen(['table'], Rank.TablePart)
    const level = LEVEL.get(tag) ?? CELL_LEVEL
    if (table < 0) return this.closeTo(this.findOpen([tag], Rank.Leaf)) + this.push(tag, '', PLAIN_BLOCK)
    const kept = this.elements
      .slice(table)
      .findIndex(({ tag: open }) => open === 'caption' || (LEVEL.get(open) ?? CELL_LEVEL) >= level)
    const closed = kept < 0 ? '' : this.closeTo(table + kept)
    return closed + this.openLevels(level) + this.pushPart(tag, attributes)
  }

  /** The cell that a text or an element has to be in where a table, or a part of it, has just been opened. */
  private openCell(): string {
    const tag = this.elements.at(-1)?.writtenTag ?? ''
    const isTableWithoutCell = tag !== 'caption' && (LEVEL.get(tag) ?? CELL_LEVEL) < CELL_LEVEL
    return isTableWithoutCell ? this.openLevels(CELL_LEVEL + 1) : ''
  }

  /** Opens the missing elements between the innermost part of a table and this level. */
  private openLevels(level: number): string {
    const first = 1 + (LEVEL.get(this.elements.at(-1)?.writtenTag ?? '') ?? CELL_LEVEL)
    return TABLE_LEVELS.slice(first, level)
      .map(tag => this.pushPart(tag))
      .join('')
  }
}
