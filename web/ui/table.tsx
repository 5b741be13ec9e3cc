import { classNames } from '#web/ui/class-names.ts'

export type TableProps = {
  /** What it lists. */
  name: string
  columns: string[]
  /** As many cells as columns; the first names the row. */
  rows: string[][]
  /** In a box that scrolls: its head stays in sight, and no row is broken into lines. */
  isBoxed?: boolean
}

/** Numbers to read, to hear and to print; each row is named by its first cell. */
export function Table({ name, columns, rows, isBoxed = false }: TableProps) {
  const cellClass = isBoxed ? 'px-2 py-2 sm:px-3' : 'py-1.5 pe-3'
  return (
    <table className={classNames('w-full text-start text-small', !isBoxed && 'mt-3')}>
      <caption className="sr-only">{name}</caption>
      <thead className={isBoxed ? 'sticky top-0 bg-sunk' : 'border-b border-line-strong'}>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={classNames(cellClass, 'text-start align-bottom font-semibold')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first} className="break-inside-avoid border-b border-line last:border-b-0">
            <th
              scope="row"
              className={classNames(
                cellClass,
                'text-start font-normal',
                isBoxed ? 'whitespace-nowrap' : '[overflow-wrap:anywhere]',
              )}
            >
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={classNames(cellClass, 'tabular-nums')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
