import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { useTexts } from './host.tsx';
import { Frame } from './screen/frame.tsx';

interface CrashBoundaryProps {
  /** A new value gives its content another try. */
  resetKey: string;
  children: ReactNode;
}

/** Shows a way on instead of a blank page when something below it throws. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashedAt?: string }> {
  override state: { crashedAt?: string } = {};

  static getDerivedStateFromError = () => ({ crashedAt: '' });

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.crashedAt !== undefined && before.resetKey !== this.props.resetKey) {
      this.setState({ crashedAt: undefined });
    }
  }

  override render() {
    return this.state.crashedAt === undefined ? this.props.children : <Crashed />;
  }
}

/** The screen for what nobody foresaw, a part of the program that could not be fetched above all. */
export function Crashed() {
  const texts = useTexts();
  return (
    <Frame>
      <div role="alert">
        <h1>{texts.crashed}</h1>
        <p>{texts.crashedHelp}</p>
      </div>
      <Button type="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </Frame>
  );
}
