import type { Download } from '#contract/endpoint.ts';
import { useApi } from '#site/data/api-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useQueryClient } from '#ui/query/use-query.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './card-content.module.css';
import { accessesQuery } from './my-queries.ts';
import { useSay } from './say.tsx';
import { useSaving } from './use-saving.ts';

/** Hands a file to the browser as if its link had been followed. */
function keep({ bytes, mediaType, name = 'maru-my-data.zip' }: Download): void {
	const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mediaType }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// After the browser has taken it over.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function DataCard() {
	const t = useTranslations('my.data');
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const { isBusy, failure, save } = useSaving();
	const download = async () => {
		const file = await save(() => callApi('GET /api/members/me/data', {}));
		if (!file) return;
		keep(file);
		say(t('done'));
		await client.invalidateQueries({ queryKey: accessesQuery(callApi).queryKey });
	};
	return (
		<Card id="data" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				{failure && (
					<Note tone="bad" isAlert>
						{failure}
					</Note>
				)}
				<div>
					<Button isBusy={isBusy} onClick={download}>
						<Icon name="download" />
						{t('download')}
					</Button>
				</div>
			</div>
		</Card>
	);
}
