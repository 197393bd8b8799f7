import type { Brand } from '../brand'

/** The brand's name as an SVG: a serif with a leaf, or geometric letters with a capsule. */
export function Wordmark({ brand }: { brand: Brand }) {
  return brand === 'jasmin' ? (
    <span className="wordmark wordmark-jasmin">
      jasmin
      <svg viewBox="0 0 20 24" aria-hidden>
        <path d="M2 22C1 11 6 3 18 2c1 9-3 16-12 16.5" />
        <path d="M3 21.5C6 15 9 11.5 13.5 8" />
      </svg>
    </span>
  ) : (
    <span className="wordmark wordmark-puro">
      puro
      <svg viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="9.5" />
        <circle cx="12" cy="12" r="3.5" />
      </svg>
    </span>
  )
}
