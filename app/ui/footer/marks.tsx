import type { ReactNode } from 'react'

/** Neutral lettering for payment methods and carriers: names, not the owners' logos. */
const drawings = {
  paypal: <Lettering text="PayPal" italic size={12.5} />,
  visa: <Lettering text="VISA" italic size={14} />,
  mastercard: (
    <>
      <circle cx="24" cy="15" r="8" />
      <circle cx="32" cy="15" r="8" />
      <Lettering text="mastercard" size={6} y={31} />
    </>
  ),
  debit: <path d="M15 11h26M18 15h3M18 19h8M41 8v4M14 7h28v15H14zM30 19l3 3 5-6" />,
  invoice: <path d="M20 5h16v24l-4-2.5-4 2.5-4-2.5-4 2.5zM24 11h8M24 15h8M24 19h4" />,
  dhl: <Lettering text="DHL" italic size={15} />,
  'dhl-express': (
    <>
      <Lettering text="DHL" italic size={13} y={19} />
      <Lettering text="EXPRESS" size={7} y={29} />
    </>
  )
} satisfies Record<string, ReactNode>

type MarkName = keyof typeof drawings

interface Mark {
  name: MarkName
  label: string
}

/** A row of payment and carrier marks. */
export function MarkList({ label, marks }: { label: string; marks: readonly Mark[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {marks.map(mark => (
        <li key={mark.name}>
          <svg viewBox="0 0 56 36" role="img" aria-label={mark.label} className="mark">
            {drawings[mark.name]}
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Lettering({ text, size, italic, y }: { text: string; size: number; italic?: boolean; y?: number }) {
  return (
    <text x="28" y={y ?? 18 + size * 0.36} fontSize={size} fontStyle={italic ? 'italic' : undefined}>
      {text}
    </text>
  )
}
