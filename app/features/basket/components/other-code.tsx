interface OtherCodeProps {
  question: string
  label: string
  onRedeem: () => void
}

/** Offers to redeem a code of the other kind, where it has been typed into the wrong field. */
export const OtherCode = ({ question, label, onRedeem }: OtherCodeProps) => (
  <p className="flex flex-wrap items-center gap-x-2">
    <span>{question}</span>
    <button type="button" className="link inline-flex min-h-11 items-center" onClick={onRedeem}>
      {label}
    </button>
  </p>
)
