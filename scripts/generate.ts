import { main } from '../site/main.ts'

export const run = (argv: ReadonlyArray<string>): Promise<number> => main(argv, process.env)
