import { resolve } from 'node:path';
import { loadBuiltPages } from '#server/http/page-source.ts';
import { buildIfChanged } from './build.ts';
import { serve } from './serve.ts';

await serve(async () => {
	await buildIfChanged((sentence) => console.info(sentence));
	return loadBuiltPages(resolve('dist'));
});
