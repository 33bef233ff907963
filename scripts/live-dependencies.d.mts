export declare const liveDependencies: ReadonlyArray<string>
