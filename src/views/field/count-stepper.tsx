import { Stepper, type StepperProps } from '#ui/stepper.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = Omit<StepperProps, 'missedLabel'>;

/** How many, by signs or typed; a number that cannot be had is told with those that can. */
export function CountStepper(props: Props) {
	const t = useTranslations('shell.count');
	const { min, max } = props;
	return (
		<Stepper
			{...props}
			missedLabel={({ typed, value }) =>
				value === undefined ? t('missed', { typed, min, max }) : t('replaced', { typed, min, max, value })
			}
		/>
	);
}
