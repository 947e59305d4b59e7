import { readSettings } from '#server/env.ts';
import { moveFiles } from '#server/files/move-files.ts';
import { openBothStores } from '#server/gateways/file-store/open-file-store.ts';
import { StartRefused } from '#server/start-refused.ts';
import { runCommand } from './with-database.ts';

/**
 *   npm run move-files      moves everything from FILES_OTHER_URL to FILES_URL, while the site serves
 */
await runCommand(async () => {
	const { current, other } = openBothStores(readSettings());
	if (!other) throw new StartRefused('FILES_OTHER_URL is not set: it names the place the files are moved from.');
	const { moved, bytes, differing } = await moveFiles({ from: other, to: current }, (sofar) => {
		if (sofar.moved % 100 === 0) console.info(`${sofar.moved} moved …`);
	});
	console.info(`Moved: ${moved} (${Math.ceil(bytes / 1024)} KB), each read back and compared.`);
	if (differing.length === 0) return 0;
	console.error(`${differing.length} lie in both places and differ; they were left as they are:`);
	for (const key of differing.slice(0, 20)) console.error(`  ${key}`);
	return 1;
});
