/**
 * Keys of a list's rows by what each row is about, such as its kind and name: a row that is put in or taken away
 * leaves the others their elements. Several rows about the same are counted.
 */
export function buildRowKeys(subjects: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return subjects.map(subject => {
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    return count === 1 ? subject : `${subject} (${count})`
  })
}
