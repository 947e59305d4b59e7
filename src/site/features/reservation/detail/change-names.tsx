import { useTranslations } from '#ui/translations.tsx';
import styles from '#views/move/dialog.module.css';
import { WhoComes } from '#views/move/who-comes.tsx';
import { BirthField, NameFields } from '../form/person-fields.tsx';
import type { Party } from './use-party.ts';

/** Where tickets are made out to every name and other persons come: who is left out, and who is new. */
export function ChangeNames({ party }: { party: Party }) {
	const t = useTranslations('reservation.my.change');
	const { after, leaving, leaveOut } = party;
	if (!after) return null;
	const { tooMany } = after;
	return (
		<>
			{after.isAsked && (
				<WhoComes
					label={t('who')}
					leaving={leaving}
					onLeave={leaveOut}
					hint={tooMany > 0 ? t('leaveOut', { count: tooMany }) : undefined}
				/>
			)}
			{after.added.length > 0 && <NewNames party={party} first={after.staying.length} count={after.added.length} />}
		</>
	);
}

function NewNames({ party, first, count }: { party: Party; first: number; count: number }) {
	const t = useTranslations('reservation.my.change');
	const guest = useTranslations('reservation.guest');
	return (
		<>
			<p>{t('named')}</p>
			{Array.from({ length: count }, (_, one) => {
				const at = `travellers.${first + one}`;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: whoever is typed first stays first
					<fieldset key={one} className={styles.person}>
						<legend>{guest('traveller', { number: first + one + 2 })}</legend>
						<div className={styles.fields}>
							<NameFields form={party.fields} at={at} />
							<BirthField form={party.fields} at={at} />
						</div>
					</fieldset>
				);
			})}
		</>
	);
}
