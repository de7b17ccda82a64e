/** The head of a table: the name of each column and, where it has one, its class. Names come translated. */
export function TableHead({
  columns,
}: {
  columns: readonly (readonly [name: string, className?: string | undefined])[]
}) {
  return (
    <thead>
      <tr>
        {columns.map(([name, className]) => (
          <th key={name} scope="col" className={className}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
