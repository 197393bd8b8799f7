interface ProgressBarProps {
  /** 0 to 100. */
  percent: number
  label: string
  /** As text, for screen readers. */
  valueText?: string
  kind?: 'primary' | 'success' | 'error'
}

/** A progress bar, e.g. to free shipping or to a strong password. */
export function ProgressBar({ percent, label, valueText, kind = 'primary' }: ProgressBarProps) {
  const width = Math.min(100, Math.max(0, Math.round(percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={`progress progress-${kind}`}
    >
      <span style={{ width: `${width}%` }} />
    </div>
  )
}
