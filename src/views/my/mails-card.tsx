import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { memberEndpoints } from '#contract/api/member.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './card-content.module.css';
import { mailChoicesQuery } from './my-queries.ts';
import { useSay } from './say.tsx';
import { useMyFailure } from './use-my-failure.ts';

type Choice = OutputOf<(typeof memberEndpoints)['GET /api/members/me/mail-choices']>['items'][number];

/** What one is mailed, each a tick that is saved at once; what must be told is ticked and stays so. */
export function MailsCard() {
	const t = useTranslations('my.mails');
	const { data } = useSuspenseQuery(mailChoicesQuery(useApi()));
	return (
		<Card id="mails" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				<ul className={styles.rows}>
					{data.items.map((choice) => (
						<ChoiceRow key={choice.topic} {...choice} />
					))}
				</ul>
			</div>
		</Card>
	);
}

function ChoiceRow({ topic, isWanted, isFixed }: Choice) {
	const t = useTranslations('my.mails');
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const { isBusy, failure, save } = useSaving({ textOf: useMyFailure() });
	const change = async (wanted: boolean) => {
		const answer = await save(() =>
			callApi('PUT /api/members/me/mail-choices/:topic', { params: { topic }, body: { isWanted: wanted } }),
		);
		if (!answer) return;
		client.setQueryData(mailChoicesQuery(callApi).queryKey, answer);
		say(t('saved'));
	};
	return (
		<li>
			<div className={styles.what}>
				<CheckRow
					name={`mail-${topic}`}
					label={t(`topic.${topic}`)}
					description={isFixed ? `${t(`hint.${topic}`)} ${t('fixed')}` : t(`hint.${topic}`)}
					isChecked={isWanted}
					isDisabled={isFixed || isBusy}
					onChange={(wanted) => void change(wanted)}
				/>
				<FailureNote>{failure}</FailureNote>
			</div>
		</li>
	);
}
