/** The first focusable link: skips the header to the content. */
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a href={`#${targetId}`} className="skip-link">
      {children}
    </a>
  )
}
