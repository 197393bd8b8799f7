interface IntensityScaleProps {
  term: string
  /** 0 to `max`. */
  value: number
  max?: number
  /** "3 von 5" */
  valueLabel: string
}

/** One line of a taste profile: `value` of `max` marks are filled. */
export function IntensityScale({ term, value, max = 5, valueLabel }: IntensityScaleProps) {
  return (
    <div className="scale">
      <span>{term}</span>
      <span role="img" aria-label={valueLabel} className="scale-marks">
        {Array.from({ length: max }, (_, index) => (
          <i key={index} className={index < value ? 'scale-on' : undefined} />
        ))}
      </span>
    </div>
  )
}
