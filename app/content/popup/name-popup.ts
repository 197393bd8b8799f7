import { readWords, type CleanHtml } from '../../ui/rich-text/clean-html'

/** A dialog needs an accessible name: its headline, or the first text that it has. */
export const namePopup = (
  headline: string | undefined,
  others: { image?: { alt: string }; button?: { text: string }; html?: CleanHtml }
): string | undefined =>
  headline ??
  (others.image?.alt || others.button?.text || (others.html && readWords(others.html)) || undefined)
