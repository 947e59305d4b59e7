import { useState } from 'react';
import { type RoomWay, roomWays, serversFor } from '#domain/video/room-check.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { tryWay } from './try-way.ts';

type Found = Partial<Record<RoomWay, number | 'failed' | 'unset'>>;

/** What works from where the operator sits, measured: this browser calls itself by each way alone. */
export function RoomCheck() {
	const t = useTranslations('video.desk.check');
	const callApi = useApi();
	const [found, setFound] = useState<Found>({});
	const saving = useSaving({ textOf: useConsoleFailure() });
	const run = () =>
		saving.save(async () => {
			setFound({});
			const { iceServers } = await callApi('GET /api/room-check', {});
			for (const way of roomWays) {
				const servers = serversFor(way, iceServers);
				const took = servers === undefined ? 'unset' : await tryWay(way, servers);
				setFound((before) => ({ ...before, [way]: took }));
			}
		});
	return (
		<Card
			title={t('title')}
			aside={
				<Button isBusy={saving.isBusy} onClick={() => void run()}>
					{t('run')}
				</Button>
			}
		>
			<p>{t('lead')}</p>
			<FailureNote>{saving.failure}</FailureNote>
			<FactRows rows={roomWays.map((way) => ({ name: t(`way.${way}`), value: <Outcome found={found[way]} /> }))} />
		</Card>
	);
}

function Outcome({ found }: { found: Found[RoomWay] }) {
	const t = useTranslations('video.desk.check');
	if (found === undefined) return '–';
	if (typeof found === 'number') return <Badge tone="ok">{t('works', { ms: found })}</Badge>;
	return <Badge tone={found === 'failed' ? 'bad' : 'neutral'}>{t(found)}</Badge>;
}
