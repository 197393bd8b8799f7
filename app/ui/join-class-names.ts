/** Joins the truthy names: joinClassNames('tile', wide && 'tile-wide', className). */
export function joinClassNames(...names: (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined
}
