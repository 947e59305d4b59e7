import { formatDate } from '#i18n/format.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';

type Props = {
	label: string;
	/** Those who stay at home, by their place among the travellers. */
	leaving: readonly number[];
	onLeave: (leaving: readonly number[]) => void;
	/** What is still to be done. */
	hint?: string | undefined;
};

/** Everybody by name, to be left out by a tap. */
export function WhoComes({ label, leaving, onLeave, hint }: Props) {
	const t = useTranslations('reservation.my.reduce');
	const { lead, travellers } = useReservation().reservation;
	return (
		<FieldGroup label={label} hint={<span role="status">{hint}</span>}>
			{lead && (
				<CheckRow
					name="lead"
					label={`${lead.firstName} ${lead.lastName}`}
					description={t('leadStays')}
					isChecked
					isDisabled
					onChange={() => undefined}
				/>
			)}
			{travellers.map(({ firstName, lastName, birthOn }, at) => (
				<CheckRow
					// biome-ignore lint/suspicious/noArrayIndexKey: two of one name and birth are two, and none changes place
					key={at}
					name="traveller"
					value={String(at)}
					label={`${firstName} ${lastName}`}
					description={formatDate(birthOn)}
					isChecked={!leaving.includes(at)}
					onChange={(isComing) => onLeave(isComing ? leaving.filter((one) => one !== at) : [...leaving, at])}
				/>
			))}
		</FieldGroup>
	);
}
