import { useId, useRef } from 'react';
import type { Flow, FlowCall, FlowEdge, FlowScreen, FlowStep } from '../../analysis/flow/flow.ts';
import { Arrows } from './arrows.tsx';
import { galleryPath } from './paths.ts';

/** Shows the flow of the product: screens as boxes with arrows between them. Screen readers read nested lists. */
export function FlowMap({ flow }: { flow: Flow }) {
  const heading = useId();
  const map = useRef<HTMLDivElement>(null);
  const columns = [...new Set(flow.screens.map(({ column }) => column))];
  const titles = new Map(flow.screens.map(({ id, title }) => [id, title]));
  return (
    <section className="map" aria-labelledby={heading}>
      <h2 id={heading}>The way through</h2>
      <div className="scroll">
        <div className="plan" ref={map}>
          <ol>
            {columns.map((column) => (
              <li key={column} className="column">
                <ol>
                  {flow.screens
                    .filter((screen) => screen.column === column)
                    .map((screen) => (
                      <Screen key={screen.id} screen={screen} titles={titles} />
                    ))}
                </ol>
              </li>
            ))}
          </ol>
          <Arrows map={map} />
        </div>
      </div>
    </section>
  );
}

type Titles = Map<string, string>;

function Screen({ screen, titles }: { screen: FlowScreen; titles: Titles }) {
  const { id, kind, title, route, load, steps, submit, edges } = screen;
  return (
    <li className="screen" data-screen={id} data-kind={kind}>
      <h3>
        <a href={galleryPath(id)}>{title}</a>
        <code>{route === '*' ? 'any other address' : route}</code>
      </h3>
      {load && <Call call={load} titles={titles} event="When it opens" />}
      {kind === 'wizard' && (
        <ol className="steps">
          {steps.map((step) => (
            <Step key={step.id} step={step} path={`${id}/${step.id}`} />
          ))}
        </ol>
      )}
      {kind === 'form' && steps[0] && <Questions step={steps[0]} />}
      {submit && <Call call={submit} titles={titles} event="When it is sent" />}
      {edges.length > 0 && <Edges edges={edges} titles={titles} />}
    </li>
  );
}

function Step({ step, path }: { step: FlowStep; path: string }) {
  return (
    <li>
      <a href={galleryPath(path)}>{step.title}</a>
      {step.when && <p className="when">Only when {step.when}</p>}
      {step.review ? <p>All answers, to be checked</p> : <Questions step={step} />}
    </li>
  );
}

function Questions({ step: { questions, conditions } }: { step: FlowStep }) {
  return (
    <>
      <p>
        {questions} {questions === 1 ? 'question' : 'questions'}
      </p>
      {conditions.length > 0 && (
        <ul className="conditions">
          {conditions.map(({ when, asks }) => (
            <li key={when + asks.join()}>
              {when}: <em>{asks.join(', ')}</em>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Call({ call, titles, event }: { call: FlowCall; titles: Titles; event: string }) {
  return (
    <div className="call">
      <p>
        {event}: <strong>{call.name}</strong>{' '}
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <Edges edges={call.edges} titles={titles} />
    </div>
  );
}

function Edges({ edges, titles }: { edges: FlowEdge[]; titles: Titles }) {
  return (
    <ul className="edges">
      {edges.map(({ when, effects, to, externalUrl, kind }) => (
        <li key={`${when} ${to ?? externalUrl}`} data-to={to} data-kind={kind}>
          {when}
          {(effects.length > 0 || to || externalUrl) && ': '}
          {effects.join(', ')}
          {to !== undefined && (
            <>
              {effects.length > 0 && ', '}
              <a href={galleryPath(to)}>→ {titles.get(to)}</a>
            </>
          )}
          {externalUrl?.startsWith('{')
            ? `the address in ${externalUrl}`
            : externalUrl !== undefined && <a href={externalUrl}>{externalUrl}</a>}
        </li>
      ))}
    </ul>
  );
}
