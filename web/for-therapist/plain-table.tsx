type Props = { name: string; columns: string[]; rows: string[][] }

/** Numbers to read and to print; each row is named by its first cell. */
export const PlainTable = ({ name, columns, rows }: Props) => (
  <table className="mt-3 w-full text-start text-small">
    <caption className="sr-only">{name}</caption>
    <thead>
      <tr className="border-b border-line-strong">
        {columns.map((column) => (
          <th key={column} scope="col" className="py-1.5 pe-3 text-start align-bottom font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...cells]) => (
        <tr key={first} className="break-inside-avoid border-b border-line">
          <th scope="row" className="py-1.5 pe-3 text-start font-normal [overflow-wrap:anywhere]">
            {first}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} className="py-1.5 pe-3 tabular-nums">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
