interface CarouselDotsProps {
  count: number
  current: number
  /** The label of a dot, by its index. */
  label: (index: number) => string
  onChoose: (index: number) => void
  isCentred?: boolean
}

/** A button for each position of a carousel. */
export const CarouselDots = ({ count, current, label, onChoose, isCentred }: CarouselDotsProps) => (
  <div className={isCentred ? 'dots dots-centred' : 'dots'}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className="dot"
        aria-label={label(index)}
        aria-current={index === current || undefined}
        onClick={() => onChoose(index)}
      />
    ))}
  </div>
)
