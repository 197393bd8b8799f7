import { Linter } from 'eslint'
import { looksInCss } from './looks-in-css.mjs'

const lint = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { shop: { rules: { 'looks-in-css': looksInCss } } },
      rules: { 'shop/looks-in-css': 'error' }
    })
    .map(({ message }) => message.split('"')[1])

it.each([
  'bg-tint',
  'border',
  'border-t',
  'rounded-small',
  'rounded-(--radius)',
  'shadow-lg',
  'font-normal',
  'text-title',
  'text-[13px]',
  'text-on-primary',
  'hover:underline',
  'lg:group-hover:-rotate-2',
  '[box-shadow:var(--shadow-float)]',
  'aria-[current]:opacity-50'
])('refuses the look %s in a class name', name => {
  expect(lint(`<p className="grid ${name}" />`)).toEqual([name])
})

it.each([
  'grid grid-cols-[88px_1fr] gap-x-4 lg:order-last',
  'mt-2 -my-2 max-w-[46ch] w-[calc(100%+0.5rem)] py-(--space)',
  'fixed inset-x-4 z-50 truncate sr-only print:hidden',
  'heading-2 eyebrow figures text-sm text-muted font-semibold text-center',
  'order-card text-block backdrop-words scale scale-marks'
])('accepts the layout, the steps of the type scale and the components’ own classes of "%s"', names => {
  expect(lint(`<p className="${names}" />`)).toEqual([])
})

it('reads conditions, templates, joined names and class names of parts', () => {
  expect(lint('<p className={isOff ? "line-through" : undefined} />')).toEqual(['line-through'])
  expect(lint('<p className={`grid ${isOff ? "italic" : "gap-2"} bg-tint`} />')).toEqual([
    'italic',
    'bg-tint'
  ])
  expect(lint('joinClassNames("chip", isWide && "shadow")')).toEqual(['shadow'])
  expect(lint('<Card labelClassName="uppercase" title="border" />')).toEqual(['uppercase'])
})
