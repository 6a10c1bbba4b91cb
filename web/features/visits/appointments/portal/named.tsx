const BLANK = '{{name}}'

/** A sentence whose blank `{{name}}` is filled with an isolated name, whatever its direction. */
export function Named({ words, name }: { words: string; name: string }) {
  const [before = '', after = ''] = words.split(BLANK)
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
