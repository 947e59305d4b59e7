import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Running } from '#contract/api/running.ts';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { profileKey } from '../../frame/maintenance-notice.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { Maintenance } from './maintenance.tsx';
import styles from './running.module.css';
import { runningKey } from './running-key.ts';

type Props = { switches: Running['switches'] };

/** What concerns every page of the site; each is recorded, and told where it is felt. */
export function Switches({ switches }: Props) {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const client = useQueryClient();
	const [said, setSaid] = useState<string>();
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const done = async (sentence: string) => {
		await Promise.all([runningKey, profileKey].map((key) => client.invalidateQueries({ queryKey: [key] })));
		setSaid(sentence);
	};
	const set = (name: 'joining' | 'video', isOn: boolean) =>
		save(async () => {
			if (name === 'joining') await callApi('PUT /api/switches/joining', { body: { isOn } });
			else await callApi('PUT /api/video-switch', { body: { isOn } });
			await done(t(`switch.${name}${isOn ? 'On' : 'Off'}`));
		});
	return (
		<Card title={t('switches')}>
			<div className={styles.stack}>
				<CheckRow
					name="joining"
					label={t('switch.joining')}
					description={t('switch.joiningText')}
					isChecked={switches.isJoinOpen}
					isBusy={isBusy}
					onChange={(isOn) => void set('joining', isOn)}
				/>
				<CheckRow
					name="video"
					label={t('switch.video')}
					description={t('switch.videoText')}
					isChecked={switches.isVideoOn}
					isBusy={isBusy}
					onChange={(isOn) => void set('video', isOn)}
				/>
				<FailureNote>{failure}</FailureNote>
				<Maintenance maintenance={switches.maintenance} onDone={done} />
			</div>
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</Card>
	);
}
