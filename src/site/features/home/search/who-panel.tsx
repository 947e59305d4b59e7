import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { ChoicePanel, type PanelProps } from './choice-panel.tsx';

/** More come with a company: those find what they need in the list. */
const mostPersons = 99;

type Props = PanelProps & { count: number; onChoose: (count: number) => void };

export function WhoPanel({ count, onChoose, ...panel }: Props) {
	const t = useTranslations('home.search');
	return (
		<ChoicePanel {...panel} title={t('choosePersons')} clearLabel={t('anyNumber')} onClear={() => onChoose(0)}>
			<CountStepper
				label={t('persons')}
				value={count}
				min={1}
				max={mostPersons}
				lessLabel={t('less')}
				moreLabel={t('more')}
				onChange={onChoose}
			/>
		</ChoicePanel>
	);
}
