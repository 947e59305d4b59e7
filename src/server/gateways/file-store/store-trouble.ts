const away = 'FILE_STORE_AWAY';

/** The site answers that the files are away for the moment; the log has the sentence, which names no file. */
export const storeTrouble = (sentence: string, cause?: unknown) =>
	Object.assign(new Error(`file store: ${sentence}`, { cause }), { code: away });

export const isStoreTrouble = (error: Error & { code?: string }) => error.code === away;
